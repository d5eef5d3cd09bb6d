import { webhookRules } from '@cimiento/contracts';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import type { Route } from '../routes';

const sections = [
  {
    name: 'Acceso',
    description: 'Sesión, registro, invitaciones y lista de espera',
    paths: /^\/api\/(auth|settings|invitation|waitlist)\b/,
  },
  {
    name: 'Público',
    description: 'Proyectos, resultados, artículos y verificación',
    paths: /^\/api\/(projects|blog|track-record|verify)\b/,
  },
  {
    name: 'Inversionista',
    description: 'Lo propio de quien ha iniciado sesión',
    paths: /^\/api\/(user|identity-phone)\b/,
  },
  { name: 'Administración', description: 'Solo administradores', paths: /^\/api\/admin\b/ },
  {
    name: 'Entorno de pruebas',
    description:
      'Solo en una instalación de pruebas: adelantar el reloj y simular lo que hacen bancos, inquilinos y compradores',
    paths: /^\/api\/sandbox\b/,
  },
] as const;

/** The section of the webhooks, with their rules. */
export const webhookTag = 'Webhooks';

/** The sections of the API reference, in reading order. */
export const tags: OpenApi.TagObject[] = [
  ...sections.map(({ name, description }) => ({ name, description })),
  { name: webhookTag, description: webhookRules },
];

/** The section of a route; none for a path that belongs to no section. */
export const listTags = ({ path }: Pick<Route, 'path'>): string[] =>
  sections.filter(({ paths }) => paths.test(path)).map(({ name }) => name);
