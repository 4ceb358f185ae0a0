const first = Number(process.env['E2E_PORT'] ?? 4461);

/** The ports of the browser tests on this machine, all from E2E_PORT: two checkouts can be tested beside each other. */
export const PORTS = {
  /** The server that all specs share. */
  shared: first,
  /** A page of another origin that may frame the product, and one that may not. */
  framing: first + 2,
  stranger: first + 3,
  /** The server with a login. */
  login: first + 11,
} as const;
