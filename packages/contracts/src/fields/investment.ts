import { messages } from '../texts/messages';
import { date, dollars, optional, percent, recorded, reference, text, url, type InputFrom } from './field';

/** The amount is in whole US dollars. */
export const investmentFields = {
  userId: reference('Usuario', 'ID usuario', { message: messages.investmentRequired, placeholder: 'Nombre o correo' }),
  projectId: reference('Proyecto', 'ID proyecto', {
    message: messages.investmentRequired,
    placeholder: 'Nombre o ubicación',
  }),
  amount: dollars('Monto', {
    min: 1,
    message: messages.investmentRequired,
    placeholder: '10000',
    hint: 'Lo financiado del proyecto no cambia aquí: se ajusta en Proyectos.',
    description: 'Amount in US dollars; must be greater than 0.',
  }),
  annualReturn: optional(
    percent('Retorno Anual', {
      message: 'El retorno anual debe ser un número, por ejemplo 7',
      placeholder: '7',
      description: "Projected annual return, in percent; defaults to the project's return.",
    }),
  ),
  projectName: optional(text('Proyecto', { description: "Project name; defaults to the project's current name." })),
  imageUrl: optional(url('Imagen', { description: "Image URL; defaults to the project's image." })),
  investedOn: recorded(date('Fecha de inversión')),
};

/** An investment as an administrator writes it; what is absent comes from the project. */
export type InvestmentInput = InputFrom<typeof investmentFields>;
