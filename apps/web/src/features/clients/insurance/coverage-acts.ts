import type { Authorization, Coverage } from '@oaklet/api/contract'

/** What a person chose to do on the tab, in a dialog. */
export type CoverageAct =
  | { kind: 'add' }
  | { kind: 'edit' | 'delete' | 'authorize'; coverage: Coverage }
  | { kind: 'edit-authorization' | 'delete-authorization'; authorization: Authorization }

/** Opens the dialog of an act; null where the person may change nothing. */
export type OnAct = ((act: CoverageAct) => void) | null
