import type { Address, BuiltInRole, License, RenderingProvider } from '@oaklet/api/contract'
import { demoId } from './demo-id'

/** Signs every demonstration account in. */
export const DEMO_PASSWORD = 'oaklet-demo-2026'

export interface DemoLocation {
  id: string
  name: string
  address: Address
  phone: string
}

/** What stands in the billing profile of a practice, beside the address of its primary location. */
export interface DemoBilling {
  /** The legal name. */
  name: string
  npi: string
  taxId: string
  taxonomyCode: string
  /** The nine digits that claims need. */
  zipCode: string
}

export interface DemoPractice {
  id: string
  name: string
  /** The first one is the primary one. */
  locations: readonly DemoLocation[]
  billing: DemoBilling
}

export interface DemoStaffMember {
  id: string
  userId: string
  email: string
  name: string
  credentials: string
  role: BuiltInRole
  isClinician: boolean
  colorIndex: number
  /** Empty for who is no clinician. */
  npi: string
  license: License | null
  taxonomyCode: string
  /** How claims name them; null for who never stands on one. */
  renderingProvider: RenderingProvider | null
  practiceIds: readonly string[]
  /** Null signs in with the password alone. */
  mfaMethod: 'email' | null
}

export interface DemoOrganization {
  organizationId: string
  name: string
  email: string
  phone: string
  timeZone: string
  practices: readonly DemoPractice[]
  staff: readonly DemoStaffMember[]
}

const address = (street: string, zipCode: string): Address => ({
  street,
  city: 'Albany',
  state: 'NY',
  zipCode,
  country: 'USA',
})

const MAIN_STREET: DemoLocation = {
  id: demoId('location main-street'),
  name: 'Main Street',
  address: address('118 Main Street, Suite 2', '12207'),
  phone: '5185550110',
}

/** Downtown has two places, Riverside one. */
export const DOWNTOWN: DemoPractice = {
  id: demoId('practice downtown'),
  name: 'Oakwood Therapy Group Downtown',
  locations: [
    MAIN_STREET,
    {
      id: demoId('location studio-annex'),
      name: 'Studio annex',
      address: address('120 Main Street, Rear', '12207'),
      phone: '5185550111',
    },
  ],
  billing: {
    name: 'Oakwood Therapy Group PLLC',
    npi: '1649512070',
    taxId: '141826407',
    taxonomyCode: '193200000X',
    zipCode: '12207-1512',
  },
}

export const RIVERSIDE: DemoPractice = {
  id: demoId('practice riverside'),
  name: 'Oakwood Therapy Group Riverside',
  locations: [
    {
      id: demoId('location riverside'),
      name: 'Riverside',
      address: address('9 River Road', '12204'),
      phone: '5185550120',
    },
  ],
  billing: {
    name: 'Oakwood Therapy Group PLLC',
    npi: '1394802643',
    taxId: '141826407',
    taxonomyCode: '193200000X',
    zipCode: '12204-2417',
  },
}

const ELMWOOD_PRACTICE: DemoPractice = {
  id: demoId('practice elmwood'),
  name: 'Elmwood Counseling',
  locations: [
    {
      id: demoId('location elmwood'),
      name: 'Elm Street',
      address: address('44 Elm Street', '12202'),
      phone: '5185550130',
    },
  ],
  billing: {
    name: 'Elmwood Counseling LLC',
    npi: '1522607187',
    taxId: '463018259',
    taxonomyCode: '193400000X',
    zipCode: '12202-1809',
  },
}

const BOTH = [DOWNTOWN.id, RIVERSIDE.id]

function member(
  email: string,
  name: string,
  role: BuiltInRole,
  practiceIds: readonly string[],
  clinician?: { credentials: string; colorIndex: number; npi: string; license?: string },
): DemoStaffMember {
  return {
    id: demoId(`staff ${email}`),
    userId: demoId(`user ${email}`),
    email,
    name,
    role,
    practiceIds,
    isClinician: clinician !== undefined,
    credentials: clinician?.credentials ?? '',
    colorIndex: clinician?.colorIndex ?? 7,
    npi: clinician?.npi ?? '',
    license:
      clinician?.license === undefined ? null : { number: clinician.license, state: 'NY', expiresOn: null },
    ...(clinician?.license === undefined ? UNNAMED : namedOnClaims(name, clinician.credentials)),
    mfaMethod: null,
  }
}

const UNNAMED = { taxonomyCode: '', renderingProvider: null }

const TAXONOMY_CODES: Readonly<Record<string, string>> = {
  ...{ PhD: '103TC0700X', PsyD: '103TC0700X' },
  ...{ LMFT: '106H00000X', LMHC: '101YM0800X', LCSW: '1041C0700X' },
}

/** How claims name a clinician: without a title. */
function namedOnClaims(name: string, credentials: string) {
  const [firstName = '', lastName = ''] = name.replace('Dr. ', '').split(' ')
  return {
    taxonomyCode: TAXONOMY_CODES[credentials] ?? '',
    renderingProvider: { firstName, middleName: '', lastName, isUnderSupervisor: false },
  }
}

export const OAKWOOD: DemoOrganization = {
  organizationId: demoId('organization oakwood'),
  name: 'Oakwood Therapy Group',
  email: 'hello@oakwood.example',
  phone: '5185550100',
  timeZone: 'America/New_York',
  practices: [DOWNTOWN, RIVERSIDE],
  staff: [
    member('owner@oakwood.example', 'Olivia Wren', 'Owner', BOTH, {
      ...{ credentials: 'LMFT', colorIndex: 0, npi: '1457382012', license: '001842' },
    }),
    member('manager@oakwood.example', 'Marcus Hale', 'Practice Manager', BOTH),
    member('clinician@oakwood.example', 'Dr. Imani Cole', 'Clinician', BOTH, {
      ...{ credentials: 'PsyD', colorIndex: 1, npi: '1839204751', license: '021377' },
    }),
    member('clinician2@oakwood.example', 'Noah Feld', 'Clinician (own clients)', [DOWNTOWN.id], {
      // The license is yet to be filled in.
      ...{ credentials: 'LCSW', colorIndex: 2, npi: '1293847566' },
    }),
    member('supervisor@oakwood.example', 'Dr. Ruth Adeyemi', 'Supervisor', BOTH, {
      ...{ credentials: 'PhD', colorIndex: 3, npi: '1672039488', license: '016520' },
    }),
    member('biller@oakwood.example', 'Priya Nair', 'Biller', BOTH),
    member('scheduler@oakwood.example', 'Tomás Rivera', 'Scheduler', BOTH),
    member('readonly@oakwood.example', 'Grace Lindholm', 'Read-only', BOTH),
    { ...member('mfa@oakwood.example', 'Maya Fenwick', 'Scheduler', BOTH), mfaMethod: 'email' },
  ],
}

export const ELMWOOD: DemoOrganization = {
  organizationId: demoId('organization elmwood'),
  name: 'Elmwood Counseling',
  email: 'hello@elmwood.example',
  phone: '5185550131',
  timeZone: 'America/New_York',
  practices: [ELMWOOD_PRACTICE],
  staff: [
    member('owner@elmwood.example', 'Hannah Pierce', 'Owner', [ELMWOOD_PRACTICE.id], {
      ...{ credentials: 'LMHC', colorIndex: 4, npi: '1467283929', license: '009431' },
    }),
  ],
}

export const DEMO_ORGANIZATIONS: readonly DemoOrganization[] = [OAKWOOD, ELMWOOD]

/** The people who work in a second organization with the account of the first: Elmwood’s owner supervises at Oakwood. */
export const DEMO_GUESTS = [
  {
    organization: OAKWOOD,
    guest: {
      ...member('owner@elmwood.example', 'Hannah Pierce', 'Supervisor', [DOWNTOWN.id]),
      id: demoId('staff owner@elmwood.example at oakwood'),
    },
  },
] as const
