//! A search tree of a seat's own answers.
//!
//! The tree is open: what chance and others did in between is not in it, so an arm's mean is over all that may happen. An
//! answer that is not listed in a thought is left out in that thought.

/// A place in the tree: a question after certain answers.
struct Node<Q, C> {
    policy: Option<C>,
    arms: Vec<Arm<Q, C>>,
    visits: u32,
    sum: f32,
}

/// An answer, and what came of it.
pub(super) struct Arm<Q, C> {
    pub(super) choice: C,
    pub(super) visits: u32,
    pub(super) sum: f32,
    /// Own points in the end, in hundredths.
    pub(super) points: i64,
    next: Vec<(Q, u32)>,
}

/// The point in a seat's tree at which a thought stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cursor {
    /// Before the seat's first answer.
    Start,
    /// After an answer: the node and the arm.
    After(u32, u32),
    /// Outside the tree.
    Out,
}

/// A seat's answers.
pub(super) struct Tree<Q, C> {
    starts: Vec<(Q, u32)>,
    nodes: Vec<Node<Q, C>>,
}

/// The preferences by which arms are tried.
#[derive(Debug, Clone, Copy)]
pub(super) struct Taste {
    pub(super) curiosity: f32,
    pub(super) policy: f32,
}

impl<Q: Copy + PartialEq, C: Copy + PartialEq> Tree<Q, C> {
    pub(super) fn new() -> Self {
        Self {
            starts: Vec::new(),
            nodes: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.starts.clear();
        self.nodes.clear();
    }

    /// Returns the node of a question after the cursor, if it is known.
    pub(super) fn find(&self, cursor: Cursor, question: Q) -> Option<u32> {
        let next = match cursor {
            Cursor::Start => &self.starts,
            Cursor::After(node, arm) => &self.nodes[node as usize].arms[arm as usize].next,
            Cursor::Out => return None,
        };
        next.iter()
            .find(|&&(asked, _)| asked == question)
            .map(|&(_, node)| node)
    }

    /// Adds a node; `policy` is what is usual there.
    pub(super) fn grow(&mut self, cursor: Cursor, question: Q, policy: Option<C>) -> u32 {
        let new = self.nodes.len() as u32;
        match cursor {
            Cursor::Start => self.starts.push((question, new)),
            Cursor::After(node, arm) => self.nodes[node as usize].arms[arm as usize]
                .next
                .push((question, new)),
            Cursor::Out => {}
        }
        self.nodes.push(Node {
            policy,
            arms: Vec::new(),
            visits: 0,
            sum: 0.0,
        });
        new
    }

    /// Returns the arm to try next among the listed answers: the given one, else the one with the best mean plus curiosity.
    ///
    /// Curiosity prefers what was seldom tried, and most of all the usual answer.
    pub(super) fn select(
        &mut self,
        node: u32,
        listed: &[C],
        given: Option<C>,
        taste: Taste,
    ) -> u32 {
        let node = &mut self.nodes[node as usize];
        if let Some(given) = given {
            return node.arm_of(given, 0) as u32;
        }
        let unknown = if node.visits == 0 {
            0.5
        } else {
            node.sum / node.visits as f32
        };
        let usual = node
            .policy
            .filter(|policy| listed.contains(policy))
            .map(|policy| (policy, taste.policy));
        let even = (1.0 - usual.map_or(0.0, |(_, share)| share)) / listed.len() as f32;
        let mut visits = 0;
        for (place, &choice) in listed.iter().enumerate() {
            let arm = node.arm_of(choice, place);
            visits += node.arms[arm].visits;
        }
        let curiosity = taste.curiosity * ((visits + 1) as f32).sqrt();
        let mut best = (f32::MIN, 0);
        for (place, &choice) in listed.iter().enumerate() {
            let place = node.place_of(choice, place);
            let arm = &node.arms[place];
            let share = match usual {
                Some((policy, share)) if policy == choice => even + share,
                _ => even,
            };
            let mean = if arm.visits == 0 {
                unknown
            } else {
                arm.sum / arm.visits as f32
            };
            let value = mean + curiosity * share / (1 + arm.visits) as f32;
            if value > best.0 {
                best = (value, place as u32);
            }
        }
        best.1
    }

    /// Notes what came of an arm.
    pub(super) fn note(&mut self, node: u32, arm: u32, reward: f32, points: i32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.sum += reward;
        let arm = &mut node.arms[arm as usize];
        arm.visits += 1;
        arm.sum += reward;
        arm.points += i64::from(points);
    }

    pub(super) fn choice(&self, node: u32, arm: u32) -> C {
        self.nodes[node as usize].arms[arm as usize].choice
    }

    /// Returns what is usual at a node.
    pub(super) fn usual(&self, node: u32) -> Option<C> {
        self.nodes[node as usize].policy
    }

    /// Returns the arms of the first question.
    pub(super) fn first(&self) -> &[Arm<Q, C>] {
        self.nodes.first().map_or(&[], |node| &node.arms)
    }
}

impl<Q, C: Copy + PartialEq> Node<Q, C> {
    /// The arm of a choice, which is most often where it is listed.
    fn place_of(&self, choice: C, guess: usize) -> usize {
        match self.arms.get(guess) {
            Some(arm) if arm.choice == choice => guess,
            _ => {
                let found = self.arms.iter().position(|arm| arm.choice == choice);
                found.unwrap_or(self.arms.len())
            }
        }
    }

    /// The arm of a choice; a new one where there is none.
    fn arm_of(&mut self, choice: C, guess: usize) -> usize {
        let place = self.place_of(choice, guess);
        if place == self.arms.len() {
            self.arms.push(Arm {
                choice,
                visits: 0,
                sum: 0.0,
                points: 0,
                next: Vec::new(),
            });
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TASTE: Taste = Taste {
        curiosity: 0.6,
        policy: 0.3,
    };

    /// Tries arms that bring these rewards so many times; says how often each was tried.
    fn tried(policy: Option<u8>, rewards: &[f32], times: u32) -> Vec<u32> {
        let listed: Vec<u8> = (0..rewards.len() as u8).collect();
        let mut tree = Tree::<(), u8>::new();
        let node = tree.grow(Cursor::Start, (), policy);
        for _ in 0..times {
            let arm = tree.select(node, &listed, None, TASTE);
            let choice = tree.choice(node, arm);
            tree.note(node, arm, rewards[usize::from(choice)], 0);
        }
        tree.first().iter().map(|arm| arm.visits).collect()
    }

    #[test]
    fn what_brings_most_is_tried_most() {
        let visits = tried(None, &[0.4, 0.6, 0.5], 300);
        assert!(
            visits[1] > 200 && visits.iter().all(|&visits| visits > 0),
            "{visits:?}"
        );
        // Against the policy, too.
        assert!(tried(Some(0), &[0.4, 0.6, 0.5], 300)[1] > 150);
    }

    #[test]
    fn what_is_usual_is_tried_first() {
        assert_eq!(tried(Some(2), &[0.5, 0.5, 0.5], 1), [0, 0, 1]);
    }

    #[test]
    fn what_is_not_listed_is_left_out() {
        let mut tree = Tree::<(), u8>::new();
        let node = tree.grow(Cursor::Start, (), None);
        for _ in 0..20 {
            let arm = tree.select(node, &[4, 7], None, TASTE);
            tree.note(node, arm, 0.9, 100);
        }
        let arm = tree.select(node, &[5], None, TASTE);
        assert_eq!(tree.choice(node, arm), 5);
        let arm = tree.select(node, &[4, 7], Some(7), TASTE);
        assert_eq!(tree.choice(node, arm), 7);
        assert_eq!(tree.find(Cursor::After(node, arm), ()), None);
        let next = tree.grow(Cursor::After(node, arm), (), None);
        assert_eq!(tree.find(Cursor::After(node, arm), ()), Some(next));
    }
}
