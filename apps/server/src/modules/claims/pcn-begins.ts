import { and, gte, lt, type SQL } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'

/** The claims whose control number begins with these digits after its K, which its index finds. */
export function pcnBegins(digits: string): SQL | undefined {
  const begun = `K${digits}`
  // What follows the digits in the order of bytes ends the numbers that begin so.
  return and(gte(claims.pcn, begun), lt(claims.pcn, `${begun}:`))
}
