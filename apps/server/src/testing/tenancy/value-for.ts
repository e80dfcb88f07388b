import { ASKS_DIFFICULTY, HIGHEST_ANSWERS, MEASURE_KINDS, MEASURE_LENGTHS } from '@oaklet/api/contract'
import type { Random } from '../../demo/random'

/** As much of a JSON schema as the contract's schemas need. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
}

/** Where the values of one organization's calls come from. */
export interface ValueSource {
  random: Random
  /** An id that fits a field's name, of either organization. */
  id(name: string): string
  /** A word that tells whose call it was. */
  mark: string
}

const DAY_MS = 86_400_000
const TODAY_MS = Date.parse('2026-11-17T14:00:00Z')

/** A value that the schema of a field called `name` allows as far as it tells, and that often makes sense. */
export function valueFor(schema: JsonSchema, name: string, source: ValueSource): unknown {
  const { random } = source
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return valueFor(random.pick(choices), name, source)
  switch (schema.type) {
    case 'object':
      return objectFor(schema, source)
    case 'array':
      return arrayFor(schema, name, source)
    case 'boolean':
      return random.chance(0.5)
    case 'integer':
    case 'number':
      return numberFor(schema, name, random)
    case 'null':
      return null
    default:
      return textFor(schema, name, source)
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema, source: ValueSource) {
  const given = Object.entries(properties).filter(
    ([name]) => required.includes(name) || source.random.chance(0.4),
  )
  const value: Record<string, unknown> = Object.fromEntries(
    given.map(([name, schema]) => [name, valueFor(schema, name, source)]),
  )
  const { startsAt, endsAt } = value
  if (typeof startsAt === 'string' && typeof endsAt === 'string')
    value['endsAt'] = new Date(Date.parse(startsAt) + 3_000_000).toISOString()
  const measure = MEASURE_KINDS.find((kind) => kind === value['kind'])
  if (measure !== undefined) {
    value['answers'] = Array.from({ length: MEASURE_LENGTHS[measure] }, () =>
      source.random.between(0, HIGHEST_ANSWERS[measure]),
    )
    if (!ASKS_DIFFICULTY[measure]) value['difficulty'] = null
  }
  return value
}

function arrayFor({ items = {}, minItems = 0, maxItems = 2 }: JsonSchema, name: string, source: ValueSource) {
  const length = source.random.between(minItems, Math.max(minItems, Math.min(maxItems, 2)))
  const values = Array.from({ length }, () => valueFor(items, name, source))
  return values.filter((value, index) => values.indexOf(value) === index)
}

function numberFor({ minimum = 0, maximum = 20_000 }: JsonSchema, name: string, random: Random): number {
  if (name === 'version') return random.between(1, 3)
  return random.between(Math.max(minimum, -20_000), Math.min(maximum, random.chance(0.5) ? 40 : 20_000))
}

function textFor(
  { format, pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  name: string,
  source: ValueSource,
) {
  const { random, mark } = source
  if (format === 'uuid') return source.id(name)
  const day = new Date(TODAY_MS + random.between(-60, 60) * DAY_MS + random.between(0, 40) * 900_000)
  if (format === 'date-time') return day.toISOString()
  if (format === 'date') return day.toISOString().slice(0, 10)
  const known = KNOWN_TEXTS[name.toLowerCase()]
  const words = [`${mark} ${random.between(1, 99)}`, `${mark}-${random.between(1, 9_999)}@example.com`]
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  const fitting = [...(known ?? words), ...(known ?? []), ...words, ...SAMPLES].find(fits)
  return fitting ?? mark.padEnd(minLength, '.')
}

/** Of everybody. */
export const RUN_PASSWORD = 'a long enough passphrase'

/** What a person would type where the schema says no more than that it is text. */
const KNOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  timezone: ['America/New_York'],
  servicecode: ['90834', '90837'],
  modifiers: ['95'],
  state: ['NY'],
  country: ['USA'],
  password: [RUN_PASSWORD],
  currentpassword: [RUN_PASSWORD],
  currency: ['USD'],
}

const SAMPLES = [
  '',
  '1',
  '09:00',
  '2026-11-18',
  '5185550100',
  '12207',
  '123456',
  '1234567893',
  '101YM0800X',
  'en',
]
