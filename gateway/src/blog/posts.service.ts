import { messages } from '@cimiento/contracts';
import { postSchema } from '@cimiento/contracts/schemas';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../audit-log/audit-writer';
import type { Database, Work } from '../database/database';
import { isUniqueViolation } from '../database/driver-error';
import { following, type Listed, listed } from '../database/list/list';
import { listById } from '../database/page';
import { getOrThrow } from '../database/records';
import { parseInput } from '../errors/parse-input';
import { conflict } from '../errors/expected-error';
import type { FollowingArgs } from '../graphql/list.inputs';
import { Post } from './post.entity';
import { postListing, type PostListArgs } from './posts.list';

/** The articles of the blog. */
export class PostsService {
  constructor(private readonly database: Database) {}

  /** Articles by id. @throws VALIDATION_FAILED for a page that makes no sense. */
  list(page: unknown): Promise<Post[]> {
    return listById(this.database.reader, Post, page);
  }

  /** The article of an address, or null. */
  bySlug(slug: string): Promise<Post | null> {
    return this.database.reader.findOneBy(Post, { slug });
  }

  /** A page of the back office's list. @throws VALIDATION_FAILED for a page that makes no sense. */
  search(request: PostListArgs): Listed<Post> {
    return listed(this.database, postListing(this.database.kind), request);
  }

  /** The next articles by id, for a file of all that a search finds. @throws VALIDATION_FAILED */
  following(request: FollowingArgs): Promise<Post[]> {
    return following(this.database, postListing(this.database.kind), request);
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Post> {
    return getOrThrow(this.database.reader, Post, id);
  }

  /** @throws VALIDATION_FAILED, CONFLICT when the slug is taken. */
  create(input: unknown, by: number): Promise<Post> {
    const values = parseInput(postSchema, input);
    return this.write((manager) => insertWithAudit({ manager, entity: Post, by }, manager.create(Post, values)));
  }

  /** Writes an article whole. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the slug is taken or it is not at that revision. */
  update(id: number, input: unknown, by: number, revision?: string | null): Promise<Post> {
    const values = parseInput(postSchema, input);
    return this.write((manager) => updateWithAudit({ manager, entity: Post, by }, id, values, { revision }));
  }

  /** @throws NOT_FOUND, CONFLICT when it is not at that revision. */
  delete(id: number, by: number, revision?: string | null): Promise<number> {
    return this.database.transaction((manager) => deleteWithAudit({ manager, entity: Post, by }, id, revision));
  }

  private async write(work: Work<Post>): Promise<Post> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw isUniqueViolation(error, 'post', 'slug') ? conflict({ slug: messages.slugTaken }) : error;
    }
  }
}
