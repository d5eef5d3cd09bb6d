/** Text of gateway/schema.graphql, provided by Jest (scripts/jest/gateway-schema.cjs). */
declare module 'gateway-schema' {
  const text: string;
  export default text;
}
