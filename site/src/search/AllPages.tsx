import {
  aboutThisSite,
  articleHref,
  conditionHref,
  legalPages,
  mainMenu,
  quickLinks,
  routes,
  serviceHref,
  tools,
} from "#routes.ts";
import type { LegalNotice } from "#legal/legal-schema.ts";
import type { Article } from "#blog/article-schema.ts";
import type { Condition } from "#conditions/condition-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import styles from "./AllPages.module.css";

type Props = {
  services: readonly Service[];
  conditions: readonly Condition[];
  articles: readonly Article[];
  notices: readonly LegalNotice[];
};

/** All pages in groups, for browsing and for readers without JavaScript. */
export function AllPages({ services, conditions, articles, notices }: Props) {
  const inMenu = new Set<string>(mainMenu.map(({ href }) => href));
  const others = [...quickLinks, ...aboutThisSite].filter(({ href }) => !inMenu.has(href) && href !== routes.search);
  return (
    <Section id="all-pages" variant="sunk" title="All pages">
      <LinkGroups
        groups={[
          { title: "Main pages", links: mainMenu },
          {
            title: "More about us",
            links: [
              ...others,
              { href: routes.sampleReport, label: "A sample report" },
              { href: routes.referral, label: "Referral sheet" },
              ...notices.map(({ id }) => legalPages[id]),
            ],
          },
          { title: "Tools", links: tools },
          { title: "Services", links: services.map(({ id, title }) => ({ href: serviceHref(id), label: title })) },
          {
            title: "Conditions",
            links: conditions.map(({ id, title }) => ({ href: conditionHref(id), label: title })),
          },
          { title: "Articles", links: articles.map(({ slug, title }) => ({ href: articleHref(slug), label: title })) },
        ]}
      />
    </Section>
  );
}

type Group = { title: string; links: readonly { href: string; label: string }[] };
type LinkGroupsProps = { groups: readonly Group[] };

/** Groups of links, each with a heading. */
function LinkGroups({ groups }: LinkGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul role="list">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
