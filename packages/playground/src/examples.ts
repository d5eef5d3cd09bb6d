/** One tab of the playground: a document, with its variables and HTTP headers as JSON. */
type Example = { query: string; variables?: string; headers?: string };

const visitor: Example = {
  query: `# Visitante: todo lo público. No hace falta iniciar sesión.
query Visitante {
  projects(limit: 3) {
    id
    name
    location
    status
    funded
    target
    annualReturn
  }
  posts(limit: 2) {
    slug
    title
  }
  invitationSettings {
    required
  }
}
`,
};

const signIn: Example = {
  query: `# Inicia sesión: la cookie vale también para las otras pestañas.
# En modo demostración: maria / maria123 (inversionista) y admin / admin123 (administrador).
mutation IniciarSesion($input: CredentialsInput!) {
  login(input: $input) {
    username
    role
  }
}

query QuienSoy {
  currentUser {
    username
    role
  }
}

mutation CerrarSesion {
  logout {
    message
  }
}
`,
  variables: `{ "input": { "username": "maria", "password": "maria123" } }`,
};

const investor: Example = {
  query: `# Inversionista: lo propio, y nada de otros. Los montos de los pagos son texto exacto: "125.50".
query MiPortafolio {
  myInvestments {
    projectName
    amount
    annualReturn
    actualReturns
    projectedReturns
  }
  myPayments {
    total
    paidTotal
    returnHistory(limit: 10) {
      period
      projectName
      amount
      status
    }
  }
}
`,
};

const write: Example = {
  query: `# Una escritura: con la misma Idempotency-Key (en «Headers») y los mismos datos, repetirla da la primera respuesta
# y no crea otra orden. Primero inicia sesión como maria en la pestaña IniciarSesion.
mutation HacerOrden($input: OrderInput!) {
  placeOrder(input: $input) {
    number
    status
    amount
    reference
    expiresAt
  }
}
`,
  variables: `{ "input": { "projectId": 1, "amount": 1000, "fundedFrom": "transfer", "acceptedRisks": true } }`,
  headers: `{ "Idempotency-Key": "orden-de-prueba-1" }`,
};

const money: Example = {
  query: `# Inversionista: saldo, movimientos, órdenes y retiros. Para depositar se usa la referencia del saldo.
query MiSaldo {
  myBalance {
    available
    held
    upcoming
    depositReference
  }
  myMovements(limit: 10) {
    kind
    amount
    balanceAfter
    occurredOn
    memo
  }
  myOrders {
    number
    status
    amount
    fundedFrom
    expiresAt
  }
  myWithdrawals(limit: 10) {
    reference
    status
    amount
    paidOn
  }
}

# El monto queda retenido hasta que un administrador lo apruebe y el banco lo pague.
mutation PedirRetiro($input: WithdrawalInput!) {
  requestWithdrawal(input: $input) {
    id
    status
    reference
  }
}
`,
  variables: `{ "input": { "amount": "25.00" } }`,
  headers: `{ "Idempotency-Key": "retiro-de-prueba-1" }`,
};

const administrator: Example = {
  query: `# Administrador: listas buscadas, filtradas, ordenadas y paginadas por la base de datos.
query Pagos($search: String, $status: PaymentStatus, $period: String, $offset: Int! = 0) {
  adminOverview {
    projects
    users
    investments
    investedCapital
  }
  paymentPeriods
  adminPayments(search: $search, status: $status, period: $period, sort: period, descending: true, offset: $offset, limit: 10) {
    total
    items {
      id
      period
      amount
      status
      paymentDate
      user {
        fullName
        email
      }
      project {
        name
      }
    }
  }
}
`,
  variables: `{ "search": null, "status": "paid", "period": null }`,
};

const books: Example = {
  query: `# Administrador: el libro, la conciliación con el banco y lo que espera una segunda aprobación.
query Libro {
  ledgerKindTotals {
    kind
    accounts
    balance
  }
  projectRents {
    projectId
    received
    paid
    owed
  }
  bankReconciliations {
    bankAccountId
    statementBalance
    ledgerBalance
    difference
  }
  bankLines(status: suspense, limit: 10) {
    id
    bookedOn
    amount
    description
    reference
  }
  adminApprovals(status: pending, limit: 10) {
    total
    items {
      id
      kind
      summary
    }
  }
}
`,
};

/** The tabs that the playground opens with: visitor, sign-in, investor, a write, money, administrator, books. */
export const examples: readonly Example[] = [visitor, signIn, investor, write, money, administrator, books];
