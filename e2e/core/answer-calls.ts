import type { Page, Route } from '@playwright/test'
import { refused } from './refused'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Answers the calls of one method in the server’s stead. */
export const answerCalls = (
  page: Page,
  method: Method,
  path: string,
  answer: (route: Route) => Promise<void>,
) => page.route(path, (route) => (route.request().method() === method ? answer(route) : route.fallback()))

/** Lets them meet a server that fails. */
export const failCalls = (page: Page, method: Method, path: string) =>
  answerCalls(page, method, path, refused(500, { code: 'internal' }))
