/** The middle of some numbers, and of an even number of them the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor((values.length - 1) / 2)] ?? NaN;
}
