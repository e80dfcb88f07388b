import type { ClaimSummary } from '@oaklet/api/contract'
import { useState } from 'react'

const NONE: readonly ClaimSummary[] = []

/** The claims that are selected in a list, also those of its other pages; another list begins with none. */
export function useChosen(items: readonly ClaimSummary[], list: string) {
  const [kept, setKept] = useState({ list, claims: NONE })
  const before = kept.list === list ? kept.claims : NONE
  const known = new Map([...before, ...items].map((claim) => [claim.id, claim]))
  return {
    chosen: before.flatMap(({ id }) => known.get(id) ?? []),
    choose: (ids: ReadonlySet<string>) =>
      setKept({ list, claims: [...ids].flatMap((id) => known.get(id) ?? []) }),
  }
}
