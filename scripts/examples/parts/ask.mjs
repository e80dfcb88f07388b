import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { ScriptError } from './ScriptError.mjs'

/** Ctrl+C, as a shell counts it. */
const INTERRUPTED = 130

/**
 * Asks the person questions on the error stream, so that the output stays the script's. Without a terminal each
 * answer is a line of the input. Call `close()` at the end: it leaves the terminal as it was.
 */
export function createAsking({ input = process.stdin, output = process.stderr } = {}) {
  let isHidden = false
  const isTerminal = input.isTTY === true
  const screen = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: screen, terminal: isTerminal, historySize: 0 })
  const waiting = []
  const typed = []
  lines.on('line', (line) => (waiting.length > 0 ? waiting.shift()(line) : typed.push(line)))
  lines.on('close', () => waiting.splice(0).forEach((give) => give(null)))
  lines.on('SIGINT', () => {
    lines.close()
    output.write('\n')
    process.exit(INTERRUPTED)
  })
  const nextLine = () => {
    if (typed.length > 0) return Promise.resolve(typed.shift())
    return lines.closed ? Promise.resolve(null) : new Promise((give) => waiting.push(give))
  }

  const ask = async (question, { hidden = false } = {}) => {
    lines.setPrompt(`${question}: `)
    lines.prompt()
    isHidden = hidden
    const answer = await nextLine()
    isHidden = false
    if (hidden || answer === null || !isTerminal) output.write('\n')
    if (answer === null) throw new ScriptError(`${question}: no answer was given.`)
    return answer
  }
  return { ask, isTerminal, close: () => lines.close() }
}
