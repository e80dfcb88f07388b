import * as z from 'zod/mini'
import { BusinessHours, BusinessHoursInput, WEEKDAYS, type OpenRange } from '../organization/business-hours'
import { CalendarDate, EnteredDate, Id, requiredText, text, Version } from '../wire/scalars'
import { isNpi } from './npi'

/** A licence to practise: `state` is a USPS code like `NY`; `expiresOn` is null for one that never does. */
export const License = z.object({
  number: z.string(),
  state: z.string(),
  expiresOn: z.nullable(CalendarDate),
})
export type License = z.infer<typeof License>

/** How a person is named on claims, and whether those go under their supervisor's NPI. */
export const RenderingProvider = z.object({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  isUnderSupervisor: z.boolean(),
})
export type RenderingProvider = z.infer<typeof RenderingProvider>

/** When a person works at one location. */
export const WorkingHours = z.object({ locationId: Id, hours: BusinessHours })
export type WorkingHours = z.infer<typeof WorkingHours>

const LicenseInput = z.object({
  number: requiredText(40, 'Enter the number of the license'),
  state: z.string().check(z.trim(), z.regex(/^[A-Z]{2}$/, 'Use two letters, like NY')),
  expiresOn: z.nullable(EnteredDate),
})

const RenderingProviderInput = z.object({
  firstName: requiredText(60, 'Enter the first name as it stands on claims'),
  middleName: text(60),
  lastName: requiredText(60, 'Enter the last name as it stands on claims'),
  isUnderSupervisor: z.boolean(),
})

/** A language by its ISO 639 code, like `es`; show it with `Intl.DisplayNames`. */
const Language = z.string().check(z.refine(isLanguage, 'Choose a language'))

const Languages = z
  .array(Language)
  .check(z.maxLength(20, 'Use at most 20 languages'), z.refine(isUnique, 'Name each language once'))

/** Ten digits whose last one checks the others; empty where none is known. */
const Npi = z.string().check(
  z.trim(),
  z.refine((npi) => npi === '' || isNpi(npi), 'This is not an NPI: check its ten digits'),
)

/** A code of the NUCC, like `101YM0800X`; empty where none is known. */
const TaxonomyCode = z
  .string()
  .check(z.trim(), z.regex(/^([0-9A-Z]{9}X)?$/, 'Use a taxonomy code like 101YM0800X'))

const WorkingHoursInput = z.array(z.object({ locationId: Id, hours: BusinessHoursInput })).check(
  z.maxLength(50, 'Use at most 50 locations'),
  z.check(({ value, issues }) => {
    // Hours that aren't hours can't be compared.
    if (issues.length > 0) return
    for (const [index, { locationId, hours }] of value.entries()) {
      const before = value.slice(0, index)
      const refuse = (path: (string | number)[], message: string) =>
        issues.push({ code: 'custom', input: value, path: [index, ...path], message })
      if (before.some((other) => other.locationId === locationId)) {
        refuse(['locationId'], 'Name each location once')
        continue
      }
      for (const day of WEEKDAYS) {
        if (before.some((other) => overlaps(other.hours[day], hours[day]))) {
          refuse(['hours', day], 'Nobody is at two locations at once: change one of them')
        }
      }
    }
  }),
)

const profileFields = {
  name: requiredText(120, 'Enter a name'),
  credentials: text(60),
  /** One of eight calendar colours. */
  colorIndex: z.int().check(z.minimum(0), z.maximum(7)),
  isClinician: z.boolean(),
  npi: Npi,
  taxonomyCode: TaxonomyCode,
  license: z.nullable(LicenseInput),
  languages: Languages,
  renderingProvider: z.nullable(RenderingProviderInput),
  supervisorId: z.nullable(Id),
  workingHours: WorkingHoursInput,
}

interface Supervised {
  renderingProvider: { isUnderSupervisor: boolean } | null
  supervisorId: string | null
}

const hasNeededSupervisor = z.refine<Supervised>(
  ({ renderingProvider, supervisorId }) =>
    renderingProvider?.isUnderSupervisor !== true || supervisorId !== null,
  { path: ['supervisorId'], error: 'Choose the supervisor whose NPI the claims go under' },
)

/** What is kept of a person’s work; the server checks it with this same schema. */
export const StaffProfileInput = z.object(profileFields).check(hasNeededSupervisor)
export type StaffProfileInput = z.input<typeof StaffProfileInput>

/** A profile as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateStaffBody = z.object({ ...profileFields, version: Version }).check(hasNeededSupervisor)
export type UpdateStaffBody = z.input<typeof UpdateStaffBody>

function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code)) return false
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
}

function isUnique(items: readonly string[]): boolean {
  return new Set(items).size === items.length
}

function overlaps(left: readonly OpenRange[], right: readonly OpenRange[]): boolean {
  return left.some((one) => right.some((other) => one.opens < other.closes && other.opens < one.closes))
}
