import { diagnosisLabel } from '@oaklet/api/contract'

/** The name of a code of ICD-10-CM; nothing where it has none here. */
export const DiagnosisName = ({ code }: { code: string }) => diagnosisLabel(code)
