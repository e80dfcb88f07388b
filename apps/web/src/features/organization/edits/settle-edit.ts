import type { QueryClient } from '@tanstack/react-query'

/** Puts what the server agreed to into the list, then asks for all of the practice anew; an older answer is not waited for. */
export async function settleEdit<Row>(
  client: QueryClient,
  listKey: readonly [practiceId: string, ...rest: unknown[]],
  apply: (rows: readonly Row[]) => Row[],
): Promise<void> {
  await client.cancelQueries({ queryKey: listKey })
  client.setQueryData<Row[]>(listKey, (rows) => rows && apply(rows))
  const [practiceId] = listKey
  void client.invalidateQueries({ queryKey: [practiceId] })
}
