import { identityMessages } from '@cimiento/contracts';
import { SaxesParser } from 'saxes';
import { packEntries, readList, unpackEntries } from './read-list';

const sdn = [
  '36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
  '2674,"ABBAS, Abu","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 10 Dec 1948; alt. DOB 1947; nationality Iraq."',
  '22790,"MADURO MOROS, Nicolas","individual","VENEZUELA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 23 Nov 1962; POB Caracas; citizen Venezuela; Gender Male; Cedula No. 5.892.464 (Venezuela); Passport D-0012345 (Venezuela) expires 2030."',
  '9999,"RIO DE ORO","vessel","CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
  '\u001a',
].join('\r\n');
const alt = ['22790,101,"aka","MADURO, Nico",-0- ', '22790,102,"fka",-0- ,-0- ', '1,103,"aka","NOBODY",-0- '].join(
  '\r\n',
);

const un = `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-11-01"><INDIVIDUALS>
<INDIVIDUAL><DATAID>6908555</DATAID><FIRST_NAME>Ana</FIRST_NAME><SECOND_NAME>María &amp; C</SECOND_NAME>
<THIRD_NAME>Paredes</THIRD_NAME><NATIONALITY><VALUE>Ecuador</VALUE></NATIONALITY>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Anita Paredes</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1970-05-01</DATE></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>A 123-456</NUMBER></INDIVIDUAL_DOCUMENT></INDIVIDUAL>
</INDIVIDUALS><ENTITIES><ENTITY><DATAID>42</DATAID><FIRST_NAME>ACME TRADING</FIRST_NAME>
<ENTITY_ALIAS><ALIAS_NAME>Acme SA</ALIAS_NAME></ENTITY_ALIAS></ENTITY></ENTITIES></CONSOLIDATED_LIST>`;

const read = (kind: 'ofac' | 'un' | 'own', text: string | Buffer, alternates: string | null = null) =>
  readList({ kind, file: Buffer.from(text), alt: alternates === null ? null : Buffer.from(alternates) });

test('persons and companies of OFAC are read with dates, countries, numbers and alternate names', () => {
  expect(read('ofac', sdn, alt)).toEqual([
    { uid: '36', names: ['AEROCARIBBEAN AIRLINES'], birthDate: null, country: null, documentNumbers: [] },
    { uid: '2674', names: ['ABBAS, Abu'], birthDate: '1948-12-10, 1947', country: 'Iraq', documentNumbers: [] },
    {
      uid: '22790',
      names: ['MADURO MOROS, Nicolas', 'MADURO, Nico'],
      birthDate: '1962-11-23',
      country: 'Venezuela',
      documentNumbers: ['5892464', 'D0012345'],
    },
  ]);
});

test('persons and companies of the United Nations are read with their aliases', () => {
  expect(read('un', un)).toEqual([
    {
      uid: '6908555',
      names: ['Ana María & C Paredes', 'Anita Paredes'],
      birthDate: '1970-05-01',
      country: 'Ecuador',
      documentNumbers: ['A123456'],
    },
    { uid: '42', names: ['ACME TRADING', 'Acme SA'], birthDate: null, country: null, documentNumbers: [] },
  ]);
});

test('a letter whose bytes are in two parts of a file is read', () => {
  const [head = '', tail] = un.split('Anita Paredes');
  const blanks = ' '.repeat(64 * 1024 - 1 - Buffer.byteLength(head));
  expect(read('un', `${head}${blanks}Ñáñez${tail}`)[0]?.names[1]).toBe('Ñáñez');
});

test('an own list keeps leading zeros, quotes and aliases, in UTF-8 or the code page of Excel', () => {
  const text =
    '\uFEFFuid;name;birthDate;country;documentNumber;aliases\r\nA-1;"Peña; José ""Pepe""";1970;EC;0926687856;Pepe Peña|J. Peña\r\n\r\n';
  const expected = [
    {
      uid: 'A-1',
      names: ['Peña; José "Pepe"', 'Pepe Peña', 'J. Peña'],
      birthDate: '1970',
      country: 'EC',
      documentNumbers: ['0926687856'],
    },
  ];
  expect(read('own', text)).toEqual(expected);
  expect(read('own', Buffer.from(text.slice(1), 'latin1'))).toEqual(expected);
});

test.each([
  ['own', 'nombre;cedula\nAna;1', identityMessages.listColumns],
  ['own', 'uid;name\n', identityMessages.listEmpty],
  ['own', 'uid;name\nA;Ana\nA;Eva', identityMessages.listDuplicate('A')],
  ['own', 'uid;name\nA;Ana\n;Eva', identityMessages.listRow(3)],
  ['ofac', '<html>Access denied</html>', identityMessages.listFormat],
  ['ofac', '', identityMessages.listEmpty],
  ['un', '<html><body/></html>', identityMessages.listFormat],
  ['un', '<CONSOLIDATED_LIST></CONSOLIDATED_LIST>', identityMessages.listEmpty],
  ['un', un.slice(0, 600), identityMessages.listFormat],
  ['un', `<CONSOLIDATED_LIST>${'<A>'.repeat(50)}`, identityMessages.listFormat],
] as const)('a file for %s that starts %p is refused', (kind, text, message) => {
  expect(() => read(kind, text)).toThrow(message);
});

test('a document type, by which a file could state its own entities, is refused', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
  expect(() => read('un', un.replace('?>', `?>${bomb}`).replace('Ana<', '&b;<'))).toThrow(identityMessages.listFormat);
  expect(() => read('un', un.replace('Ana<', '&b;<'))).toThrow(identityMessages.listFormat);
  expect(new SaxesParser().ENTITIES).not.toHaveProperty('b');
});

test('entries come back from their process as they were', () => {
  const entries = read('ofac', sdn, alt);
  expect(unpackEntries(packEntries(entries))).toEqual(entries);
});

test('a hostile text ends in a refusal or in entries, soon', () => {
  const startedAt = performance.now();
  for (const text of ['"'.repeat(500_000), 'DOB '.repeat(200_000), '1,"A'.repeat(100_000), ';'.repeat(500_000)])
    for (const kind of ['ofac', 'own', 'un'] as const)
      try {
        read(kind, text);
      } catch (error) {
        expect(String(error)).toMatch(/El archivo|La fila/);
      }
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
