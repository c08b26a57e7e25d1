import { EmailLinkPage } from '@/components/marketing/EmailLinkPage';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { brand } from '@/lib/content/brand';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';
import type { RoutePath } from '@/lib/content/site/routes';

type Props = {
  route: RoutePath;
  title: string;
  text: string;
  after?: string;
  /** The label of the submit button, or a link to continue. */
  action: string | { label: string; href: string };
  mood: 'asks' | 'carries' | 'rests';
};

/** A question or an answer about the newsletter. */
export function NewsletterPage({ route, title, text, after, action, mood }: Props) {
  return (
    <EmailLinkPage route={route} title={title} after={after} mood={mood}>
      <p className="lead-text">{text}</p>
      {typeof action === 'string' ? (
        <form method="post">
          <Button type="submit">{action}</Button>
        </form>
      ) : (
        <ButtonLink href={action.href} hrefLang={action.href === brand.blogUrl ? inEnglish : undefined}>
          {action.label}
        </ButtonLink>
      )}
    </EmailLinkPage>
  );
}
