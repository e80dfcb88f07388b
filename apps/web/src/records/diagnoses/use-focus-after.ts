import { useLayoutEffect, useRef } from 'react'

/** Answers how to say where focus goes once `content` is drawn anew: to the first of these ids that is there then. */
export function useFocusAfter(content: unknown): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const ids = wanted.current
    wanted.current = []
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus()
  }, [content])
  return (...ids) => {
    wanted.current = ids
  }
}
