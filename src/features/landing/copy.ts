import type { SustainabilityCategory } from '../../contract/catalogue.ts'
import type { Drawing } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'

type Card = { icon: Drawing; title: string; text: string }

const reasons: readonly Card[] = [
  {
    icon: icons.eye,
    title: 'Increase visibility',
    text: 'Put your business in front of corporate and government buyers who look for suppliers with purpose.',
  },
  {
    icon: icons.badge,
    title: 'Get recognised',
    text: 'Bring every certification, rating and membership together. Each is checked with its issuer before it counts.',
  },
  {
    icon: icons.search,
    title: 'Be discovered',
    text: 'Buyers set their own sustainability objectives and shortlist the businesses that help to meet them.',
  },
]

const qualities: readonly Omit<Card, 'icon'>[] = [
  {
    title: 'Accessible',
    text: 'Free for every supplier, of any size, on a phone or at a desk.',
  },
  {
    title: 'Transparent',
    text: 'Everybody sees what is verified and what is still pending.',
  },
  {
    title: 'Easy to understand',
    text: 'Plain questions, plain answers, one profile to keep up to date.',
  },
]

const categories: Record<SustainabilityCategory, string> = {
  Environment: 'Climate, nature, waste and water.',
  Ethical: 'Fair trade and clean supply chains.',
  Community: 'Business that gives back where it works.',
  Social: 'Good work, safe work, decent pay.',
  Diversity: 'Ownership and teams that look like society.',
  Governance: 'Run openly, and accountable for it.',
}

/** Words of the landing page. */
export const landingCopy = {
  title: 'Good business deserves to be found.',
  lead: 'Record your sustainability credentials once, have them verified, and share one profile that buyers can trust.',
  register: 'Register for free',
  logIn: 'Log in',
  registerAsSupplier: 'Register as supplier',
  whyRegister: 'Why register',
  whyText: 'You already do the work. Make sure that it counts when contracts are decided.',
  reasons,
  toolTitle: 'A tool that works the way you do',
  toolMore: 'How it works, step by step',
  qualities,
  categoriesTitle: 'Six ways to do good business',
  categoriesText: 'Your credentials count towards the categories that buyers search by.',
  categories,
} as const
