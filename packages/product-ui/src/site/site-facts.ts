import { brand, type SiteFacts } from '@cimiento/contracts';

const unknown: SiteFacts = {
  company: { name: '', ruc: '', address: '', phone: '', supervisor: '', representative: '', bankAccount: '' },
  contactEmail: brand.contactEmail,
  isDemonstration: true,
};

/** The facts of this installation that the server wrote into the page; a page that no server filled is a demonstration. */
export function readSiteFacts(): SiteFacts {
  const text = document.getElementById('site-facts')?.textContent;
  return text ? (JSON.parse(text) as SiteFacts) : unknown;
}
