/** Operations that the site sends to the gateway for what a page is about. The gateway trusts their texts (docs/decisions/0050-trusted-documents.md). */
export const siteOperations = {
  articles: '{ posts { slug title excerpt imageUrl } }',
  project: 'query ($id: Int!) { project(id: $id) { name location description image } }',
} as const;
