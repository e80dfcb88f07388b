/** Data for the whole-page stories; no person in it is real. */

export interface PracticeClient {
  id: string
  name: string
  status: 'Active' | 'Waiting' | 'Discharged'
  clinician: string
  next: string
  balanceCents: number
}

export const CLIENTS: readonly PracticeClient[] = [
  {
    id: 'leo',
    name: 'Leo Grant',
    status: 'Active',
    clinician: 'Dr. Imani Cole',
    next: 'Tue, Nov 24',
    balanceCents: 0,
  },
  {
    id: 'maya',
    name: 'Maya Ortiz',
    status: 'Active',
    clinician: 'Dr. Imani Cole',
    next: 'Wed, Nov 25',
    balanceCents: 15200,
  },
  {
    id: 'noor',
    name: 'Noor Haddad',
    status: 'Waiting',
    clinician: 'Sam Whitfield',
    next: 'Not booked',
    balanceCents: 0,
  },
  {
    id: 'priya',
    name: 'Priya Nair',
    status: 'Discharged',
    clinician: 'Sam Whitfield',
    next: 'Not booked',
    balanceCents: 19000,
  },
]

export const STATUS_TONES = { Active: 'good', Waiting: 'wait', Discharged: 'neutral' } as const

export const TODAY = [
  {
    id: '1',
    time: '9:00 AM',
    name: 'Leo Grant',
    detail: 'Individual, 50 min · Room 1',
    status: 'Checked in',
    tone: 'info',
  },
  {
    id: '2',
    time: '11:00 AM',
    name: 'Group: Mindful Fridays',
    detail: 'Group, 80 min · Studio',
    status: 'Scheduled',
    tone: 'neutral',
  },
  {
    id: '3',
    time: '4:30 PM',
    name: 'Ana Bell',
    detail: 'Family, 50 min · Telehealth',
    status: 'Confirmed',
    tone: 'good',
  },
] as const

export const INCOME = [
  { id: '2026-08', label: 'August', values: { collected: 11900, outstanding: 3900 } },
  { id: '2026-09', label: 'September', values: { collected: 16300, outstanding: 3100 } },
  { id: '2026-10', label: 'October', values: { collected: 17400, outstanding: 4800 } },
  { id: '2026-11', label: 'November', values: { collected: 18420, outstanding: 4310 } },
]
