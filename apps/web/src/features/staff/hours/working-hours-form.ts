import {
  type BusinessHours,
  type FieldError,
  type StaffMember,
  StaffProfileInput,
  type UpdateStaffBody,
  WEEKDAYS,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { hoursErrors, refusedHours } from '../../../records/hours/hours-errors'
import { hoursOf, type HoursValues, hoursValuesOf } from '../../../records/hours/hours-form'
import { savedProfile } from '../profile/profile-form'

/** Whether a person works at one location, and when; the hours typed stay while they don’t. */
export interface PlaceHours {
  isHere: boolean
  hours: HoursValues
}

/** The weeks of the locations that can be edited, by id. */
export type WorkingHoursValues = Readonly<Record<string, PlaceHours>>

const OFFICE = [{ opens: '09:00', closes: '17:00' }]
const OFFICE_WEEK: BusinessHours = {
  ...{ monday: OFFICE, tuesday: OFFICE, wednesday: OFFICE, thursday: OFFICE, friday: OFFICE },
  ...{ saturday: [], sunday: [] },
}

/** What the form starts from: office hours where none are kept yet. */
export const workingHoursValuesOf = (
  { workingHours }: StaffMember,
  placeIds: readonly string[],
): WorkingHoursValues =>
  Object.fromEntries(
    placeIds.map((id) => {
      const kept = workingHours.find(({ locationId }) => locationId === id)
      return [id, { isHere: kept !== undefined, hours: hoursValuesOf(kept?.hours ?? OFFICE_WEEK) }]
    }),
  )

/** What is sent; hours at locations that the reader doesn’t know stay as they are. */
export function workingHoursBodyOf(values: WorkingHoursValues, base: StaffMember): UpdateStaffBody {
  const unknown = base.workingHours.filter(({ locationId }) => values[locationId] === undefined)
  const typed = Object.entries(values).flatMap(([locationId, { isHere, hours }]) =>
    isHere ? [{ locationId, hours: hoursOf(hours) }] : [],
  )
  return { ...savedProfile(base), workingHours: [...typed, ...unknown] }
}

/** What the name of each box of a location begins with. */
export const placeField = (locationId: string): string => `${locationId}.`

/** What has to be put right before it is worth asking the server. */
export function workingHoursErrors(values: WorkingHoursValues, base: StaffMember): FormError[] {
  const wrong = Object.entries(values).flatMap(([id, { isHere, hours }]) =>
    isHere
      ? hoursErrors(hours, 'working').map(({ path = '', message }) => ({
          path: placeField(id) + path,
          message,
        }))
      : [],
  )
  if (wrong.length > 0) return wrong
  // The contract refuses hours at two locations at the same time.
  const { error } = StaffProfileInput.safeParse(workingHoursBodyOf(values, base))
  const issues = (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
  return workingHoursRefusals(values, base, issues)
}

/** The contract’s refusals at the boxes that they are about, each once where Monday stands for five days. */
export function workingHoursRefusals(
  values: WorkingHoursValues,
  base: StaffMember,
  refused: readonly FieldError[],
): FormError[] {
  const sent = workingHoursBodyOf(values, base).workingHours
  const errors = refused.flatMap(({ path, message }): FormError[] => {
    const [part, index, , day, ...rest] = path.split('.')
    const id = part === 'workingHours' ? sent[Number(index)]?.locationId : undefined
    const place = id === undefined ? undefined : values[id]
    if (id === undefined || place === undefined) return [{ message }]
    const weekday = WEEKDAYS.find((one) => one === day)
    if (weekday === undefined) return [{ path: id, message }]
    const box = ['ranges', ...(rest.length === 0 ? ['0', 'opens'] : rest)].join('.')
    return refusedHours(place.hours, weekday, [{ path: box, message }]).map((error) => ({
      ...error,
      path: placeField(id) + (error.path ?? ''),
    }))
  })
  return errors.filter(
    ({ path, message }, at) =>
      errors.findIndex((other) => other.path === path && other.message === message) === at,
  )
}
