import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { isNetworkError } from '@oaklet/api'
import { openSession, unreachable } from './open-session.mjs'

/**
 * Runs a script from its arguments to its exit code: 0, 1 with a sentence on the error stream, or 2 with the usage.
 * `sentenceOf` words what went wrong; `main` gets the session, and what `parseArgs` found.
 */
export async function runScript({ usage, options = {}, allowPositionals = false, sentenceOf }, main) {
  const help = `Usage: node ${relative('', process.argv[1])} ${usage}`.trimEnd()
  const parsed = parse({ ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals)
  if (parsed.complaint !== undefined) return end(2, `${parsed.complaint}\n${help}`)
  if (parsed.values.help) return console.log(help)
  let opened
  try {
    opened = openSession()
    await main(opened, parsed)
  } catch (error) {
    if (process.env.OAKLET_DEBUG) console.error(error)
    const sentence = isNetworkError(error) ? unreachable(opened.url) : sentenceOf(error)
    const exitCode = error.exitCode ?? 1
    end(exitCode, exitCode === 2 ? `${sentence}\n${help}` : sentence)
  } finally {
    opened?.session.dispose()
  }
}

function parse(options, allowPositionals) {
  try {
    return parseArgs({ options, allowPositionals })
  } catch (error) {
    // Its first sentence says it; the rest is about the syntax of options in general.
    return { complaint: `${error.message.split('. ')[0].replace(/\.$/, '')}.` }
  }
}

function end(exitCode, sentence) {
  process.exitCode = exitCode
  console.error(sentence)
}
