/** Texts about what takes two people. Apart from `messages`, because no page of investors or visitors shows them. */
export const approvalMessages = {
  secondPersonNeeded:
    'Esta acción acredita más de lo que un administrador puede acreditar solo. Hazla con otro administrador.',
  approvalPending: 'Enviamos la acción a aprobación: otro administrador debe aprobarla.',
  approvalRepeated: 'Ya hay una solicitud pendiente sobre esto. Espera a que otro administrador la decida.',
  approvalSubject:
    'La solicitud cambia tu propia cuenta o la pidió una regla tuya: puedes rechazarla, pero debe aprobarla otro administrador.',
  approvalOwn: 'No puedes decidir tu propia solicitud. Debe hacerlo otro administrador.',
  approvalDecided: 'Esta solicitud ya fue decidida o venció. Mira su estado en la lista.',
  approvalOutdated: 'El registro cambió desde que se pidió la acción. Recházala y pide la acción de nuevo.',
  approvalChanged: 'Los datos de esta solicitud no son los que se pidieron. Recházala y pide la acción de nuevo.',
};
