import {
  type FieldError,
  type StaffMember,
  StaffProfileInput,
  type UpdateStaffBody,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'

/** What is typed about a person’s work; their hours have a form of their own. */
export interface ProfileValues {
  name: string
  credentials: string
  isClinician: boolean
  languages: readonly string[]
  supervisor: { id: string; name: string } | null
  licenseNumber: string
  licenseState: string
  licenseExpiresOn: string | null
  npi: string
  taxonomyCode: string
  firstName: string
  middleName: string
  lastName: string
  isUnderSupervisor: boolean
}

/** What the form starts from. */
export const profileValuesOf = (member: StaffMember): ProfileValues => ({
  name: member.name,
  credentials: member.credentials,
  isClinician: member.isClinician,
  languages: member.languages,
  supervisor: member.supervisor,
  licenseNumber: member.license?.number ?? '',
  licenseState: member.license?.state ?? '',
  licenseExpiresOn: member.license?.expiresOn ?? null,
  npi: member.npi,
  taxonomyCode: member.taxonomyCode,
  firstName: member.renderingProvider?.firstName ?? '',
  middleName: member.renderingProvider?.middleName ?? '',
  lastName: member.renderingProvider?.lastName ?? '',
  isUnderSupervisor: member.renderingProvider?.isUnderSupervisor ?? false,
})

/** A person’s whole profile as it is saved, on their version. */
export const savedProfile = ({ supervisor, ...member }: StaffMember): UpdateStaffBody => ({
  name: member.name,
  credentials: member.credentials,
  colorIndex: member.colorIndex,
  isClinician: member.isClinician,
  npi: member.npi,
  taxonomyCode: member.taxonomyCode,
  license: member.license,
  languages: member.languages,
  renderingProvider: member.renderingProvider,
  supervisorId: supervisor?.id ?? null,
  workingHours: member.workingHours,
  version: member.version,
})

/** What is sent: codes as they stand on claims, and nothing of a license or a name that is all empty. */
export const profileBodyOf = (values: ProfileValues, base: StaffMember): UpdateStaffBody => ({
  ...savedProfile(base),
  name: values.name.trim(),
  credentials: values.credentials.trim(),
  isClinician: values.isClinician,
  languages: [...values.languages],
  supervisorId: values.supervisor?.id ?? null,
  npi: values.npi.trim(),
  taxonomyCode: values.taxonomyCode.trim().toUpperCase(),
  license: licenseOf(values),
  renderingProvider: renderingProviderOf(values),
})

function licenseOf({ licenseNumber, licenseState, licenseExpiresOn }: ProfileValues) {
  const [number, state] = [licenseNumber.trim(), licenseState.trim().toUpperCase()]
  const isEmpty = number === '' && state === '' && licenseExpiresOn === null
  return isEmpty ? null : { number, state, expiresOn: licenseExpiresOn }
}

function renderingProviderOf({ isUnderSupervisor, ...values }: ProfileValues) {
  const [firstName, middleName, lastName] = [
    values.firstName.trim(),
    values.middleName.trim(),
    values.lastName.trim(),
  ]
  const isEmpty = firstName + middleName + lastName === '' && !isUnderSupervisor
  return isEmpty ? null : { firstName, middleName, lastName, isUnderSupervisor }
}

/** The boxes in their order, by what the contract calls them. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  credentials: 'credentials',
  isClinician: 'isClinician',
  languages: 'languages',
  'license.number': 'licenseNumber',
  'license.state': 'licenseState',
  'license.expiresOn': 'licenseExpiresOn',
  npi: 'npi',
  taxonomyCode: 'taxonomyCode',
  'renderingProvider.firstName': 'firstName',
  'renderingProvider.middleName': 'middleName',
  'renderingProvider.lastName': 'lastName',
  supervisorId: 'supervisor',
}
const ORDER = Object.values(FIELDS)

/** The contract’s refusals at the boxes that they are about, in the order of these. */
export const profileRefusals = (refused: readonly FieldError[]): FormError[] =>
  refused
    .map(({ path, message }) => ({
      path: FIELDS[path] ?? FIELDS[path.replace(/\.\d+$/, '')] ?? path,
      message,
    }))
    .sort((one, other) => ORDER.indexOf(one.path) - ORDER.indexOf(other.path))

/** What has to be put right before it is worth asking the server, which checks it with the same schema. */
export function profileErrors(values: ProfileValues, base: StaffMember): FormError[] {
  const { error } = StaffProfileInput.safeParse(profileBodyOf(values, base))
  return profileRefusals(
    (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
  )
}
