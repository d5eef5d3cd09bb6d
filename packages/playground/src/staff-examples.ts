import type { Example } from './example';

/** What an administrator of each staff role reads or does, by the role; `administrator` may run all of them. */
export const staffExamples: Readonly<Record<string, Example>> = {
  support: {
    query: `# Soporte: encuentra a una persona y lo que tiene, sin cambiar dinero.
query Soporte($search: String!) {
  adminUsers(search: $search, limit: 5) {
    items {
      id
      fullName
      email
    }
  }
  adminOrders(search: $search, limit: 5) {
    items {
      number
      status
      amount
      expiresAt
    }
  }
}
`,
    variables: `{ "search": "maria" }`,
  },
  finance: {
    query: `# Finanzas (finanzas / finanzas123): registra y paga, y no decide. Aquí, los retiros que puede poner en un lote.
query Finanzas {
  payableWithdrawals {
    id
    amount
    reference
    user {
      fullName
    }
  }
  bankReconciliations {
    bankAccountId
    difference
  }
}

mutation CrearLote($input: WithdrawalBatchInput) {
  createWithdrawalBatch(input: $input) {
    id
    total
  }
}
`,
    variables: `{ "input": { "withdrawalIds": [] } }`,
  },
  treasury: {
    query: `# Tesorería: decide lo que otros registran o piden.
query Tesoreria {
  adminWithdrawals(status: requested, limit: 10) {
    items {
      id
      amount
      reference
    }
  }
  adminApprovals(status: pending, limit: 10) {
    items {
      id
      summary
      decidableBy
    }
  }
}

mutation AprobarRetiro($id: Int!) {
  approveWithdrawal(id: $id) {
    id
    status
  }
}
`,
    variables: `{ "id": 1 }`,
  },
  compliance: {
    query: `# Cumplimiento: las solicitudes de datos personales y quién cambió qué.
query Cumplimiento {
  adminDataSubjectRequests(status: pending, limit: 10) {
    items {
      id
      kind
      dueDate
    }
  }
  securityEvents(limit: 10) {
    items {
      kind
      createdAt
      detail
    }
  }
}
`,
  },
  content: {
    query: `# Contenido: proyectos y artículos. No lee personas: donde habría una, ve su número.
query Contenido {
  adminProjects(limit: 5) {
    items {
      id
      name
      status
    }
  }
  adminPosts(limit: 5) {
    items {
      id
      slug
      title
    }
  }
}
`,
  },
  auditor: {
    query: `# Auditor (auditor / auditor123): lee todo y no cambia nada.
query Auditor {
  auditEntries(limit: 10) {
    items {
      id
      entity
      action
      createdAt
    }
  }
  trialBalance {
    total
  }
}
`,
  },
};
