let made = 0

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/** Returns an id that is new within the run, in the form of a UUID. It counts up, in each worker from its own number. */
export function newId(): string {
  made += 1
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0)
  return `${hex(worker, 8)}-0000-4000-8000-${hex(made, 12)}`
}
