import { messages } from '@cimiento/contracts';
import { postSchema, postUpdateSchema } from '@cimiento/contracts/schemas';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { conflict, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { Post } from './post.entity';
import { postListConfig, type PostSort } from './posts.list';

/** Blog articles: read by everyone, written by administrators. */
export class PostsService {
  readonly lists: ListQueryBuilder<Post, PostSort>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
  ) {
    this.lists = new ListQueryBuilder(database, postListConfig(database.kind));
  }

  /** The article with a slug, or null. */
  findBySlug(slug: string): Promise<Post | null> {
    return this.database.reader.findOneBy(Post, { slug });
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Post> {
    return getOrThrow(this.database.reader, Post, id);
  }

  /** @throws VALIDATION_FAILED, CONFLICT when the slug is taken, IDEMPOTENCY_MISMATCH */
  create(input: unknown, by: Actor): Promise<Post> {
    const values = parseInput(postSchema, input);
    const created = this.idempotency.runOnce(by, Post, values, (manager) =>
      insertWithAudit({ manager, entity: Post, by }, manager.create(Post, values)),
    );
    return this.explainTakenSlug(created);
  }

  /** Replaces the values of an article; null removes the picture. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the slug is taken or it no longer has the given revision. */
  update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Post> {
    const values = parseInput(postUpdateSchema, input);
    const updated = this.database.transaction((manager) =>
      updateWithAudit({ manager, entity: Post, by }, id, values, { revision }),
    );
    return this.explainTakenSlug(updated);
  }

  /** @throws NOT_FOUND, CONFLICT when it no longer has the given revision. */
  delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    return this.database.transaction((manager) => deleteWithAudit({ manager, entity: Post, by }, id, revision));
  }

  private async explainTakenSlug(written: Promise<Post>): Promise<Post> {
    try {
      return await written;
    } catch (error) {
      throw isUniqueViolation(error, 'post', 'slug') ? conflict({ slug: messages.slugTaken }) : error;
    }
  }
}
