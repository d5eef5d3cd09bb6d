/* global SwaggerUIBundle */

// Parts of Swagger UI that are replaced. The dialog for the session cookie is left out, since a browser lets no page set that header; a
// path inside the button that opens an operation is text, not a second control.
const replacements = {
  wrapComponents: {
    authorizeBtn: () => () => null,
    authorizeOperationBtn: () => () => null,
    DeepLink:
      (_DeepLink, { React }) =>
      ({ text }) =>
        React.createElement('span', null, text),
  },
};

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  syntaxHighlight: { theme: 'obsidian' },
  // The validator is a service of another origin.
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.credentials = 'same-origin';
    return request;
  },
  plugins: [replacements],
});
