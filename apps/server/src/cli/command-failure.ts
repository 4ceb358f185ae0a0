/** A command that cannot be done; the message says why and what to do, and the process ends with 1. */
export class CommandFailure extends Error {}
