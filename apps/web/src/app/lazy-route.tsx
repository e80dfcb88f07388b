import type { ComponentType, ReactNode } from 'react'
import { type RouteObject, useLoaderData } from 'react-router-dom'

/**
 * The part of a route whose code comes on the way to it. It is a loader's: a router draws nothing at all where `lazy`
 * has failed, whereas a loader's failure is the route's own to show, and the next visit tries again.
 */
export const lazyRoute = (load: () => Promise<{ Component: ComponentType }>) =>
  ({
    loader: async () => {
      const { Component } = await load()
      return <Component />
    },
    shouldRevalidate: () => false,
    Component: Loaded,
  }) satisfies RouteObject

function Loaded() {
  const screen: unknown = useLoaderData()
  return screen as ReactNode
}
