import type * as api from '@oaklet/api/contract'
import type { Statement } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findStatement } from './find-statement'

/** Returns one statement. */
export const getStatement = (
  { scope, params }: CallOf<typeof api.getStatement>,
  work: Work,
): Promise<Statement> => findStatement(work, params, scope)
