import type { OrganizationExport } from '@oaklet/api/contract'

/** How each state reads in the list of earlier exports. */
export const STATUS_WORDS = {
  queued: { word: 'Waiting', tone: 'info' },
  running: { word: 'Being made', tone: 'info' },
  ready: { word: 'Ready', tone: 'good' },
  fetched: { word: 'Downloaded', tone: 'neutral' },
  failed: { word: 'Failed', tone: 'bad' },
  expired: { word: 'Expired', tone: 'neutral' },
} as const satisfies Record<OrganizationExport['status'], { word: string; tone: string }>

/** What is said when an export gets that far; nothing for the rest. */
export const SPOKEN_STATUS: Readonly<Partial<Record<OrganizationExport['status'], string>>> = {
  running: 'Your export is being made.',
  ready: 'Your export is ready to download.',
}

/** The quarters that are said, so that a screen reader does not read every page. */
export const quarterOf = ({ doneRows, totalRows }: OrganizationExport): number =>
  totalRows === 0 ? 0 : Math.floor((doneRows / totalRows) * 4) * 25
