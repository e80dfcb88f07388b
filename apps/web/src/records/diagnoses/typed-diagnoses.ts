import { DiagnosisCode } from '@oaklet/api/contract'

/** `f411` as `F41.1`, the way the contract has codes; null for what is no code. */
export function typedCode(text: string): string | null {
  const bare = text.replace('.', '').toUpperCase()
  const code = bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare
  return DiagnosisCode.safeParse(code).success ? code : null
}

/** The codes of a list with commas, semicolons, spaces or lines between them; what is no code stays, to be refused. */
export const typedDiagnoses = (text: string): string[] => [
  ...new Set(text.split(/[,;\n]/).flatMap((part) => codesOf(part.trim()))),
]

function codesOf(part: string): string[] {
  const [first = '', ...rest] = part.split(/\s+/)
  if (first === '') return []
  const code = typedCode(first)
  // Other products write the name behind the code.
  if (code !== null && rest.every((word) => !/\d/.test(word))) return [code]
  const words = [first, ...rest].map((word) => ({ word, code: typedCode(word) }))
  return words.every((one) => one.code === null) ? [part] : words.map((one) => one.code ?? one.word)
}
