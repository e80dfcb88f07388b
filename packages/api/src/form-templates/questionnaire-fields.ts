import { FHIR_EXTENSIONS } from './fhir-questionnaire'
import { MAX_SCALE_STEPS } from './form-content'

/** A part of a file, of which nothing is known. */
export type Json = Readonly<Record<string, unknown>>

/** Whether it has fields. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; none where it is no list. */
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** A text, or a number as one; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** The extensions with this address. */
export const extensionsNamed = (item: Json, wanted: string): Json[] =>
  listOf(item['extension']).filter(({ url }) => url === wanted)

/** The text of an extension, as long as a label of a scale may be. */
export const labelIn = (item: Json, url: string): string =>
  textOf(extensionsNamed(item, url)[0]?.['valueString']).slice(0, 60)

/** The whole number of an extension; null where there is none. */
export function numberIn(item: Json, url: string): number | null {
  const value = extensionsNamed(item, url)[0]?.['valueInteger']
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

/** Whether a whole number has ends that are near enough for a scale. */
export function isScale(item: Json): boolean {
  const [lowest, highest] = [numberIn(item, FHIR_EXTENSIONS.lowest), numberIn(item, FHIR_EXTENSIONS.highest)]
  return lowest !== null && highest !== null && highest > lowest && highest - lowest < MAX_SCALE_STEPS
}

/** The standard has no field for the words under a question: they are a display item marked as help. */
export const isHelp = (item: Json): boolean =>
  item['type'] === 'display' &&
  extensionsNamed(item, FHIR_EXTENSIONS.control).some(
    ({ valueCodeableConcept }) =>
      isObject(valueCodeableConcept) &&
      listOf(valueCodeableConcept['coding']).some(({ code }) => code === 'help'),
  )
