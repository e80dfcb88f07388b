/** The extent and the ticks of an axis of values. */
export interface ChartScale {
  bottom: number
  top: number
  ticks: readonly number[]
}

const NICE_STEPS = [1, 2, 5, 10]
const MOST_STEPS = 4

/** Returns a scale that contains every value and zero, with ticks at round numbers. */
export function chartScale(values: readonly number[]): ChartScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const isWhole = values.every(Number.isInteger)
  const step = Math.max(niceStep((high - low || 1) / MOST_STEPS), isWhole ? 1 : 0)
  const [first, last] = [Math.floor(low / step), Math.max(1, Math.ceil(high / step))]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step))
  return { bottom: rounded(first * step), top: rounded(last * step), ticks }
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const nice = NICE_STEPS.find((one) => one * power >= least) ?? 10
  return nice * power
}

/** Rounds away binary fractions: multiples of a tenth are not exact. */
const rounded = (value: number): number => Number(value.toPrecision(12))
