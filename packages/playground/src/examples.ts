/** One tab of the playground: a document and its variables as JSON. */
export type Example = { query: string; variables?: string };

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

/** The tabs that the playground opens with: one for visitors, one for the login and one for each role. */
export const examples: readonly Example[] = [visitor, signIn, investor, administrator];
