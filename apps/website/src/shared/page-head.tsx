import { useShell } from './shell.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path of the picture shared links show. */
  readonly picture?: string | undefined;
}

/**
 * Title, description and sharing tags of a page; React moves them into the head. Robots rules travel as the X-Robots-Tag header, which is
 * the same for every page of a request and cannot be forgotten by one.
 */
export const PageHead = ({ title, description, picture }: PageHeadProps) => {
  const shell = useShell();
  const site = shell.kind === 'shop' ? shell.brand.displayName : undefined;
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      {site !== undefined && <meta property="og:site_name" content={site} />}
      {picture !== undefined && <meta property="og:image" content={picture} />}
    </>
  );
};
