import { useLanguage } from '#app/components/language/language-context.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { listPath } from '#app/features/blog/list-query.ts';
import { blog as blogs } from '#content/blog.ts';
import styles from './list-empty.module.css';

/** Message when there are no posts, either in the requested category or at all. */
export function ListEmpty({ inCategory }: { inCategory: boolean }) {
  const blog = blogs[useLanguage()];
  const { empty, none } = blog.list;
  return (
    <div className={styles.empty}>
      <h2>{inCategory ? empty.title : none.title}</h2>
      <p className="muted">{inCategory ? empty.text : none.text}</p>
      <ButtonLink to={inCategory ? listPath() : none.action.to} variant="ghost" size="small">
        {inCategory ? empty.showAll : none.action.name}
      </ButtonLink>
    </div>
  );
}
