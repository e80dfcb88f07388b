/** The demonstration practice's people, by what they may do. */
export const DEMO_EMAILS = {
  owner: 'owner@oakwood.example',
  manager: 'manager@oakwood.example',
  clinician: 'clinician@oakwood.example',
  /** Sees their own clients only. */
  ownClients: 'clinician2@oakwood.example',
  /** Sees all, and takes nothing out. */
  supervisor: 'supervisor@oakwood.example',
  biller: 'biller@oakwood.example',
  scheduler: 'scheduler@oakwood.example',
  readonly: 'readonly@oakwood.example',
  mfa: 'mfa@oakwood.example',
  otherOwner: 'owner@elmwood.example',
} as const

export type DemoPerson = keyof typeof DEMO_EMAILS

/** The start command prints it. */
export const DEMO_PASSWORD = 'oaklet-demo-2026'
