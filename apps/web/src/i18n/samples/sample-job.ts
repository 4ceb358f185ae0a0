/** An advertisement to try the product with. */
export interface SampleJob {
  readonly title: string;
  readonly employer: string;
  readonly text: string;
}
