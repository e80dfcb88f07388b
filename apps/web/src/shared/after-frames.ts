/** Waits for the browser to have drawn a few times: what else moves focus has done so by then. */
export const afterFrames = (count: number, callback: () => void): void => {
  requestAnimationFrame(() => (count === 1 ? callback() : afterFrames(count - 1, callback)))
}
