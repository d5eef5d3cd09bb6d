import type { Database } from '../database';
import { listById } from '../database/page';
import { Post } from './post.entity';

/** The articles of the blog. */
export class PostsService {
  constructor(private readonly database: Database) {}

  /** Articles by id. @throws VALIDATION_FAILED for a page that makes no sense. */
  list(page: unknown): Promise<Post[]> {
    return listById(this.database.reader, Post, page);
  }
}
