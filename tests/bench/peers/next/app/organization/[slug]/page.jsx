import { notFound } from 'next/navigation'
import { cache } from 'react'
import { readProfile } from '../../../../content/read-profile.ts'
import { headOf, viewOf } from '../../../../content/view.ts'
import { languages, words } from '../../../../content/words.ts'
import { Profile } from '../../../parts/profile.jsx'

export const dynamic = 'force-dynamic'

/** The head and the page ask for the same one. */
const profileOf = cache((slug) => readProfile(slug) ?? notFound())

export async function generateMetadata({ params }) {
  const { slug } = await params
  const head = headOf(profileOf(slug))
  const alternate = languages.map(([code]) => [code, `/${code}/organization/${slug}`])
  return {
    metadataBase: new URL(head.address),
    title: head.title,
    description: head.description,
    alternates: { canonical: head.address, languages: Object.fromEntries(alternate) },
    openGraph: {
      type: 'website',
      siteName: words.site,
      title: head.title,
      description: head.description,
      url: head.address,
      images: [
        { url: head.image, alt: head.imageText, type: 'image/png', width: 1200, height: 630 },
      ],
    },
    twitter: { card: 'summary_large_image' },
    manifest: '/manifest.webmanifest',
    icons: { icon: '/brands/credence/favicon.svg', apple: '/apple-touch-icon.png' },
  }
}

export default async function Page({ params }) {
  const { slug } = await params
  const profile = profileOf(slug)
  return (
    <>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: headOf(profile).jsonLd }}
      />
      <Profile profile={viewOf(profile)} />
    </>
  )
}
