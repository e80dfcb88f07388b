import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../repository.mjs'
import { compilerOptions } from './exported-names.mjs'

/** The TypeScript blocks of a room's README, as files beside it. */
function codeBlocks(room) {
  const readme = readFileSync(join(ROOT, room, 'README.md'), 'utf8')
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code], index) => ({
    file: join(ROOT, room, `README-block-${index + 1}.ts`),
    code,
  }))
}

/** What the compiler says against the rooms' READMEs, and how many blocks it has read. */
export function readmeComplaints(rooms) {
  const blocks = new Map(rooms.flatMap(codeBlocks).map(({ file, code }) => [file, code]))
  const options = compilerOptions()
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.fileExists = (file) => blocks.has(file) || fileExists(file)
  host.readFile = (file) => blocks.get(file) ?? readFile(file)
  const program = ts.createProgram([...blocks.keys()], options, host)
  const complaints = [...blocks.keys()].flatMap((file) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map(({ messageText, start }) => {
      const line = 1 + program.getSourceFile(file).getLineAndCharacterOfPosition(start ?? 0).line
      return `${file}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    }),
  )
  return { count: blocks.size, complaints }
}
