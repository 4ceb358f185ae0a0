/** Prints what is open: the details alone, without the screen around them (match-details.module.css). */
export function printDetails(): void {
  globalThis.print();
}
