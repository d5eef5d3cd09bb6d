/* global SwaggerUIBundle */

// Requests carry the session cookie. The dialog that asks for its value is hidden: a browser lets no page set that header.
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.credentials = 'same-origin';
    return request;
  },
  plugins: [
    {
      wrapComponents: {
        authorizeBtn: () => () => null,
        authorizeOperationBtn: () => () => null,
      },
    },
  ],
});
