import classes from './weight-dots.module.css';

/** Up to these weights one and two dots; above, three (ui.md). */
const ONE_DOT = 66;
const TWO_DOTS = 133;

/** How many dots a screen weight has. */
export function dotsOf(weight: number): 1 | 2 | 3 {
  if (weight <= ONE_DOT) return 1;
  return weight <= TWO_DOTS ? 2 : 3;
}

/** A weight as up to three growing dots; the number is said elsewhere. */
export function WeightDots({ weight }: { readonly weight: number }) {
  const dots = dotsOf(weight);
  return (
    <span className={classes.dots} aria-hidden="true" data-dots={dots}>
      <i data-on />
      <i data-on={dots > 1 || undefined} />
      <i data-on={dots > 2 || undefined} />
    </span>
  );
}
