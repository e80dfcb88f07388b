import { stripVTControlCharacters } from 'node:util'

/** Adds what failed in a run, or passed on its second try only, to the ledger: how often each test did. */
export function addToLedger(ledger, failures) {
  for (const { test, message } of failures) {
    const entry = ledger.find((one) => one.test === test)
    if (entry === undefined) ledger.push({ test, times: 1, message })
    else entry.times += 1
  }
}

/** The ledger in lines, the most frequent first. */
export function tellLedger(ledger) {
  if (ledger.length === 0) return ['No test failed in any run, nor passed on its second try only.']
  const firstLine = (message) => stripVTControlCharacters(message).trim().split('\n')[0]
  return ledger
    .toSorted((one, other) => other.times - one.times)
    .map(({ test, times, message }) => `${String(times).padStart(3)} × ${test}: ${firstLine(message)}`)
}
