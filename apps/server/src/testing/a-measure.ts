import type { Measure, RecordMeasureBody } from '@oaklet/api/contract'
import { aMeasureBody } from '@oaklet/api/testing'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { dataOf } from './an-appointment'

/** Has a person record what a client answered. */
export const recordMeasure = async (
  practice: TestPractice,
  by: SignedInPerson,
  clientId: string,
  changes: Partial<RecordMeasureBody> = {},
): Promise<Measure> =>
  dataOf(await by.request('POST', practice.path(`clients/${clientId}/measures`), aMeasureBody(changes)))
