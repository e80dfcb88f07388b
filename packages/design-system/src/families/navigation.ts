export { Breadcrumbs, type BreadcrumbsProps } from '../components/Breadcrumbs/Breadcrumbs'
export { PageHeader, type PageHeaderProps } from '../components/PageHeader/PageHeader'
export { Pager, type PagerProps } from '../components/Pager/Pager'
export { Pagination, type PaginationProps } from '../components/Pagination/Pagination'
export {
  type SideNavBranchItem,
  type SideNavEntry,
  type SideNavItem,
  type SideNavPlace,
} from '../components/SideNav/side-nav-entries'
export { SideNav, type SideNavGroup, type SideNavProps } from '../components/SideNav/SideNav'
export { SkipLink, type SkipLinkProps } from '../components/SkipLink/SkipLink'
export { Stepper, STEP_STATES, type Step, type StepperProps } from '../components/Stepper/Stepper'
export { Tabs, type TabsProps } from '../components/Tabs/Tabs'
export { TopBar, type TopBarProps } from '../components/TopBar/TopBar'
